from django.urls import include, path

from apps.illustrations import shared_views, trial_views, views

# Everything that is open to keys has a second address under v1/: the same views.
_open_to_keys = [
    path("illustrations", views.Illustrations.as_view()),
    path("illustrations/<uuid:illustration_id>", views.IllustrationDetail.as_view()),
    path("illustrations/<uuid:illustration_id>/image", views.ImageFile.as_view()),
    path("illustrations/<uuid:illustration_id>/thumbnail", views.ThumbnailFile.as_view()),
    path("illustrations/<uuid:illustration_id>/vector", views.VectorFile.as_view()),
    path("illustrations/<uuid:illustration_id>/download", views.Download.as_view()),
    path("generations/<uuid:generation_id>", views.GenerationDetail.as_view()),
    path("generations/<uuid:generation_id>/events", views.GenerationEvents.as_view()),
]

urlpatterns = [
    path("illustrations/generate", views.Generate.as_view()),
    path("v1/generate", views.Generate.as_view()),
    path("", include(_open_to_keys)),
    path("v1/", include(_open_to_keys)),
    path("illustrations/<uuid:illustration_id>/share", views.Share.as_view()),
    path("trial", trial_views.Trial.as_view()),
    path("trial/generate", trial_views.TrialGenerate.as_view()),
    path("share/<slug:token>", shared_views.SharedFigure.as_view()),
    path("share/<slug:token>/image", shared_views.SharedImage.as_view()),
    path("share/<slug:token>/vector", shared_views.SharedVector.as_view()),
]

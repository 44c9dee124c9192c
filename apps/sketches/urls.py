from django.urls import path

from apps.sketches import views

urlpatterns = [
    path("sketches/upload-url", views.UploadUrl.as_view()),
    path("sketches/uploads/<uuid:sketch_id>", views.Upload.as_view()),
    path("sketches/enhance", views.EnhanceUpload.as_view()),
    path("sketches/<uuid:sketch_id>", views.KeptSketch.as_view()),
    path("illustrations/enhance", views.EnhanceImage.as_view()),
    path("v1/enhance", views.EnhanceImage.as_view()),
]

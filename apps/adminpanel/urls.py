from django.urls import path

from apps.adminpanel import views

urlpatterns = [
    path("admin/stats", views.Stats.as_view()),
    path("admin/users", views.Users.as_view()),
    path("admin/users/<int:user_id>/suspension", views.Suspension.as_view()),
    path("admin/illustrations", views.Content.as_view()),
    path("admin/illustrations/<uuid:illustration_id>", views.ContentDetail.as_view()),
    path("admin/illustrations/<uuid:illustration_id>/image", views.ContentImage.as_view()),
    path("admin/illustrations/<uuid:illustration_id>/thumbnail", views.ContentThumbnail.as_view()),
    path("admin/illustrations/<uuid:illustration_id>/hiding", views.Hiding.as_view()),
    path("admin/records", views.Records.as_view()),
    path("admin/export/<str:kind>", views.Export.as_view()),
]

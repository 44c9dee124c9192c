from django.urls import path

from apps.accounts import views

urlpatterns = [
    path("login", views.sign_in),
    path("logout", views.sign_out),
    path("auth/user", views.CurrentUser.as_view()),
    path("auth/terms", views.Terms.as_view()),
    path("auth/export", views.Export.as_view()),
]

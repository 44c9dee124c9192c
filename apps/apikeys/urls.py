from django.urls import path

from apps.apikeys import views

urlpatterns = [
    path("user/api-keys", views.ApiKeys.as_view()),
    path("user/api-keys/<uuid:key_id>", views.ApiKeyDetail.as_view()),
]

import os
import uvicorn
from django.conf import settings
from django.core.asgi import get_asgi_application
from django.urls import path

settings.configure(
    ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, SECRET_KEY="conform", INSTALLED_APPS=["django_ag_ui"],
    DJANGO_AG_UI={"MODEL": "openai-chat:conform"},
)
application = get_asgi_application()

from django_ag_ui import AGUIServer, ToolRegistry  # noqa: E402

urlpatterns = [path("ag-ui/", AGUIServer(ToolRegistry(), require_authenticated=False, csrf_exempt=True).urls)]
if __name__ == "__main__":
    uvicorn.run(application, host="127.0.0.1", port=int(os.environ["PORT"]), lifespan="off")

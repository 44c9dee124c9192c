"""Figures by image and text models behind OpenAI's API, or any that speaks like it.

Nothing in here imports the `openai` package before the first request: without a key it is never loaded.
"""

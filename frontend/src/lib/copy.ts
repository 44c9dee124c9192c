import { toast } from "./toasts";

/** Puts a text on the clipboard and says so; says as well when the browser does not allow it. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: `${what} copied` });
  } catch {
    toast({
      title: "Copy Failed",
      description: "The browser did not allow it. Select the text and copy it by hand.",
      variant: "destructive",
    });
  }
}

import { useDropzone } from "react-dropzone";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { toast } from "@/lib/toasts";

const TEN_MEGABYTES = 10 * 1024 * 1024;

interface Props {
  file: File | null;
  onChoose: (file: File) => void;
}

/** Takes one picture, by dropping or by choosing; it is kept in memory and sent nowhere. */
export default function UploadDrop({ file, onChoose }: Props) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: { "image/jpeg": [], "image/png": [], "image/webp": [] },
    maxSize: TEN_MEGABYTES,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDropAccepted: ([accepted]) => {
      if (accepted) onChoose(accepted);
    },
    onDropRejected: () => {
      toast({
        title: "File Not Accepted",
        description: "Choose one JPG, PNG or WEBP image of at most 10MB.",
        variant: "destructive",
      });
    },
  });
  return (
    <div {...getRootProps({ className: isDragActive ? "drop over" : "drop" })}>
      <input {...getInputProps({ "aria-label": "Image file" })} />
      <Icon name="upload" />
      <p>Drop your sketch here</p>
      <Button onClick={open}>Choose File</Button>
      <p className="small file-name" aria-live="polite">
        {file ? file.name : "No file chosen"}
      </p>
      <p className="small quiet">JPG, PNG and WEBP are supported, up to 10MB</p>
    </div>
  );
}

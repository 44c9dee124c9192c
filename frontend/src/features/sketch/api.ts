import { ApiError, isUnauthorized } from "@/lib/errors";
import { request } from "@/lib/request";
import type { EnhanceUploadBody, UploadAddress } from "@/lib/schema";

import { UploadError } from "../generator/announce";
import { type GenerateRequest, handIn, type Submit } from "../generator/api";

interface Sending {
  /** Called with the share of the file that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a file to a fresh address; the part of it before the query is the sketch's address. */
export async function uploadSketch(file: File, sending: Sending = {}): Promise<string> {
  const { uploadURL } = await request<UploadAddress>("POST", "/api/sketches/upload-url");
  sending.signal?.throwIfAborted();
  await putFile(uploadURL, file, sending);
  return uploadURL.split("?", 1)[0] ?? uploadURL;
}

/**
 * Hands in a sketch to redraw. A file is sent first, to a fresh address; the same attempt tried again names the same
 * address, so that the server knows it for the same.
 */
export const submitSketch: Submit = async (body, attempt) => {
  const sketchUrl = await addressOf(body, attempt);
  const { prompt, style, resolution, quality, seed } = body;
  const asked = { sketchUrl, enhancementPrompt: prompt, style, resolution, quality, seed };
  return handIn("/api/sketches/enhance", asked satisfies Record<keyof EnhanceUploadBody, unknown>, attempt);
};

let prepared: { attempt: string; address: string } | null = null;

async function addressOf({ sketch }: GenerateRequest, attempt: string): Promise<string> {
  if (!(sketch instanceof File)) return sketch ?? "";
  if (prepared?.attempt !== attempt) {
    try {
      prepared = { attempt, address: await uploadSketch(sketch) };
    } catch (error) {
      if (isUnauthorized(error)) throw error;
      throw new UploadError("The sketch was not sent.", { cause: error });
    }
  }
  return prepared.address;
}

/** By XMLHttpRequest, which tells how much is sent; fetch does not. */
function putFile(address: string, file: File, { onProgress, signal }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("PUT", address);
    call.setRequestHeader("Content-Type", file.type);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0);
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve();
      else reject(new ApiError(call.status, call.responseText || call.statusText));
    };
    call.onerror = () => {
      reject(new TypeError("The connection was lost."));
    };
    call.onabort = () => {
      reject(new DOMException("The upload was cancelled.", "AbortError"));
    };
    signal?.addEventListener("abort", () => {
      call.abort();
    });
    call.send(file);
  });
}

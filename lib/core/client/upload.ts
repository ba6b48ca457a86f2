import { ApiError, isUnauthorized, NetworkError } from "./api-client";
import { announceSessionEnd } from "./session-end";

type Upload = {
  idempotencyKey: string;
  onProgress: (share: number) => void;
  account?: string;
};

/** Serverless platforms reject larger bodies before they reach the app, with a message that isn't meant for users. */
const TOO_LARGE = JSON.stringify({ message: "This photo is too large to upload. Please choose a smaller one." });

/** XMLHttpRequest, because fetch() reports no upload progress. `share` is from 0 to 1. */
export function uploadForm<T>(url: string, form: FormData, upload: Upload): Promise<T> {
  const { idempotencyKey, onProgress, account } = upload;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", url);
    request.withCredentials = true;
    request.setRequestHeader("Idempotency-Key", idempotencyKey);
    if (account) request.setRequestHeader("X-Account", account);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) return resolve(JSON.parse(request.responseText));
      const retryAfter = Number(request.getResponseHeader("retry-after")) || undefined;
      const isOurs = request.getResponseHeader("content-type")?.includes("json");
      const body = request.status === 413 && !isOurs ? TOO_LARGE : request.responseText;
      const error = new ApiError(request.status, request.statusText, body, retryAfter);
      if (isUnauthorized(error)) announceSessionEnd(request.getResponseHeader("clear-site-data") !== null);
      reject(error);
    };
    request.onerror = () => reject(new NetworkError("upload"));
    request.ontimeout = request.onerror;
    request.send(form);
  });
}

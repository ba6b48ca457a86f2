import { ApiError, isUnauthorized, NetworkError } from "./api-client";
import { endSession } from "./session-end";

type Upload = {
  idempotencyKey: string;
  onProgress: (share: number) => void;
  /** Whose it is, as in `callApi`. */
  account?: string;
};

/** fetch() tells nothing of how far a body has got, so this goes the old way. `share` runs from 0 to 1. */
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
      const error = new ApiError(request.status, request.statusText, request.responseText, retryAfter);
      if (isUnauthorized(error)) endSession();
      reject(error);
    };
    request.onerror = () => reject(new NetworkError("upload"));
    request.ontimeout = request.onerror;
    request.send(form);
  });
}

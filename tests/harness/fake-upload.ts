import { vi } from 'vitest';

/** `slow`: no answer arrives before the request is aborted. */
export type UploadAnswer = { response: unknown } | 'unreachable' | 'slow';

/** Replaces XMLHttpRequest with a fake that gives this answer; returns what was sent. */
export function fakeUpload(answer: UploadAnswer): unknown[] {
  const sent: unknown[] = [];
  class FakeRequest {
    response: unknown = null;
    responseType = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open(...call: unknown[]): void {
      sent.push(call);
    }
    setRequestHeader(...header: unknown[]): void {
      sent.push(header);
    }
    abort(): void {
      this.onabort?.();
    }
    send(file: File): void {
      sent.push(file);
      this.upload.onprogress?.({ loaded: 1, total: 4 });
      if (answer === 'slow') return;
      if (answer !== 'unreachable') this.response = answer.response;
      const end = answer === 'unreachable' ? this.onerror : this.onload;
      end?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

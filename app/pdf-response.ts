import { attachment } from '../domain/resume/documents/attachment.ts';

type File = { name: string; content: Uint8Array<ArrayBuffer> };

/** A PDF of a user, to save or to open in our viewer, never as a page of our site. */
export function pdfResponse({ name, content }: File): Response {
  return new Response(content, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    },
  });
}

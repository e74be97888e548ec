import { withoutAccents } from '../../text/fold.ts';

/** The header with the name of a downloaded file; old programs read the first name, all others the second. */
export function attachment(name: string): string {
  const plain = withoutAccents(name.normalize('NFKC'))
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '')
    .trim();
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'document'}"; filename*=UTF-8''${whole}`;
}

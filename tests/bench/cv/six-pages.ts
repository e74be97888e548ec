import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../places.ts';

/** An export of three pages whose middle one is repeated four times: a longer career, in LinkedIn's own layout. */
export function sixPages(): Buffer {
  const file = readFileSync(join(root, 'tests/fixtures/network-pdf/fr-multi-role.pdf'));
  const text = file.toString('latin1');
  const [, number = '', count = '', kids = ''] =
    /(\d+) 0 obj\s*<< \/Type \/Pages \/Count (\d+) \/Kids \[([^\]]*)\]/.exec(text) ?? [];
  const [first = '', middle = '', last = ''] = kids.match(/\d+ 0 R/g) ?? [];
  const [, page = ''] = new RegExp(`\\n${middle.replace(' R', ' obj')}([\\s\\S]*?)endobj`).exec(text) ?? [];
  const size = Number(/\/Size (\d+)/.exec(text)?.[1]);
  const [, rootEntry = ''] = /\/Root (\d+ 0 R)/.exec(text) ?? [];
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
  if (count !== '3' || !page || !previous) throw new Error('the export file has another structure than expected');
  const copies = [size, size + 1, size + 2];
  const pages = [first, middle, ...copies.map((copy) => `${copy} 0 R`), last].join(' ');
  const parts = [
    { number: Number(number), content: `<< /Type /Pages /Count 6 /Kids [${pages}] >>` },
    ...copies.map((copy) => ({ number: copy, content: page })),
  ];
  let added = '\n';
  const entries = parts.map((part) => {
    const offset = String(file.length + added.length).padStart(10, '0');
    added += `${part.number} 0 obj\n${part.content}\nendobj\n`;
    return `${part.number} 1\n${offset} 00000 n \n`;
  });
  const start = file.length + added.length;
  added += `xref\n${entries.join('')}trailer\n<< /Size ${size + 3} /Root ${rootEntry} /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(added, 'latin1')]);
}

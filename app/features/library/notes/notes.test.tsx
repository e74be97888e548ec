import { describe, expect, it } from 'vitest';
import type { Note } from '../../../../server/services/library/notes/read-notes.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { NewNote } from './new-note.tsx';
import { NoteRow } from './note-row.tsx';

const note: Note = {
  ...{ id: '1', date: '2026-05-06T10:00:00Z', message: 'À rappeler\nen juin.', mine: true, mentioned: [] },
  ...{ author: 'Hélène Kerouan', picture: '/images/helene' },
};
const row = (change: Partial<Note> = {}, { team = false, edits = false } = {}): string =>
  rendered(
    <NoteRow note={{ ...note, ...change }} team={team} edits={edits} colleagues={[]} change={async () => undefined} />,
  );

describe('a note about a developer (docs/product/library.md, Notes)', () => {
  it('has the picture and the name of its author, its day and its message', () => {
    const html = row();
    expect(html).toMatch(/<img[^>]* src="\/images\/helene"/);
    expect(html).toContain('<strong>Hélène Kerouan</strong>');
    expect(html).toContain('>6 mai 2026<');
    expect(html).toContain('>À rappeler\nen juin.</p>');
  });

  it('has a placeholder instead of a missing picture', () => {
    expect(row({ picture: undefined })).not.toContain('<img');
    expect(row({ picture: undefined })).toMatch(/<span[^>]*width:40px;height:40px[^>]*aria-hidden="true"><\/span>/);
  });

  it('has a badge when the team wrote it', () => {
    expect(row({}, { team: true })).toContain('>Équipe</span>');
    expect(row()).not.toContain('Équipe');
  });

  it('has buttons to edit and to delete it for its author only', () => {
    expect(row({}, { edits: true })).toMatch(/aria-label="Modifier".*aria-label="Supprimer"/);
    expect(row()).not.toContain('<button');
  });
});

it('before the first click on « Ajouter une note » there is no text box', () => {
  // docs/product/library.md, Notes
  const html = rendered(<NewNote colleagues={[]} add={async () => undefined} />);
  expect(html).toContain('>Ajouter une note</button>');
  expect(html).not.toContain('<textarea');
});

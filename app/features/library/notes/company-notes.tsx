import { useState } from 'react';
import type { NoteChange } from '../../../../domain/library/notes/note.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { CompanyNotes as Data } from '../../../../server/services/library/notes/read-notes.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import page from '../../../ui/page.module.css';
import { NewNote } from './new-note.tsx';
import { NoteRow } from './note-row.tsx';
import styles from './notes.module.css';
import { notesTexts } from './notes.texts.ts';

type Props = { developerId: string; notes: Data };

/** The notes of the viewer's company about a developer, on a page of the company. */
export function CompanyNotes({ developerId, notes: loaded }: Props) {
  const texts = useTexts(notesTexts);
  const address = pathTo(useLocale(), 'notes', { developerId });
  // What the page loads later is newer than what a change has answered.
  const [changed, setChanged] = useState<{ since: Data; company: Data }>();
  const { notes, colleagues } = changed?.since === loaded ? changed.company : loaded;
  const change = async (made: NoteChange) => {
    const answer = await sendCommand(address, made);
    if (!('done' in answer)) return 'failed' in answer ? answer.failed : 'fault';
    if (answer.notes.company) setChanged({ since: loaded, company: answer.notes.company });
    return undefined;
  };
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="company-notes">
      <h2 id="company-notes" className={styles.heading}>
        {texts.company}
      </h2>
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <NoteRow
              key={note.id}
              note={note}
              team={false}
              edits={note.mine}
              colleagues={colleagues}
              change={(made) => change({ ...made, kind: 'company', id: note.id })}
            />
          ))}
        </ul>
      )}
      <NewNote colleagues={colleagues} add={(note) => change({ action: 'add', kind: 'company', ...note })} />
      <p className={styles.private}>
        <Icon name="lock" size={16} /> {texts.private}
      </p>
    </section>
  );
}

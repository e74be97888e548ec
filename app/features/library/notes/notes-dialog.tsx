import { useCallback, useEffect, useState } from 'react';
import { type NoteChange, type NoteKind, noteKinds } from '../../../../domain/library/notes/note.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Notes } from '../../../../server/services/library/notes/read-notes.ts';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useBrand } from '../../../i18n/use-brand.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PanelTabs } from '../../../ui/tabs.tsx';
import { NewNote } from './new-note.tsx';
import { NoteRow } from './note-row.tsx';
import styles from './notes.module.css';
import { notesTexts } from './notes.texts.ts';

type Props = { developerId: string; tab: NoteKind; close: () => void };

/** Both kinds of notes about a developer, if the viewer may see them. */
export default function NotesDialog({ developerId, tab: first, close }: Props) {
  const texts = useTexts(notesTexts);
  const address = pathTo(useLocale(), 'notes', { developerId });
  const brand = useBrand();
  const [notes, setNotes] = useState<Notes | { failed: Failure }>();
  const [wanted, setTab] = useState<NoteKind>(first);
  const load = useCallback(async () => {
    const answer = await fetchJson(address);
    setNotes(answer);
  }, [address]);
  useEffect(() => void load(), [load]);
  const change = async (made: NoteChange) => {
    const answer = await sendCommand(address, made);
    if (!('done' in answer)) return 'failed' in answer ? answer.failed : 'fault';
    setNotes(answer.notes);
    return undefined;
  };
  const failure = notes && 'failed' in notes ? notes.failed : undefined;
  const known = notes && !('failed' in notes) ? notes : undefined;
  const tabs = noteKinds.filter((kind) => known?.[kind]);
  const tab = tabs.includes(wanted) ? wanted : tabs[0];
  const shown = tab && known?.[tab];
  const writes = Boolean(known?.company || known?.team?.writes);
  return (
    <Dialog title={writes || !known ? texts.title : texts.readTitle(brand)} closeLabel={texts.close} close={close} wide>
      <div className={styles.dialog}>
        {failure ? (
          <>
            <Notice tone="error">
              <FailureWords failure={failure} texts={{ fault: texts.failed }} />
            </Notice>
            <Button look="secondary" onClick={() => void load()}>
              {texts.retry}
            </Button>
          </>
        ) : !known || !tab || !shown ? (
          <p role="status">{texts.loading}</p>
        ) : (
          <>
            <PanelTabs
              label={texts.tabsLabel}
              tabs={tabs.map((kind) => ({ key: kind, label: texts.tabs[kind](known[kind]?.notes.length ?? 0, brand) }))}
              chosen={tab}
              choose={setTab}
              panelId="notes-panel"
            />
            <div role="tabpanel" id="notes-panel" aria-labelledby={`tab-${tab}`} className={styles.panel}>
              {tab === 'company' && <Notice>{texts.companyOnly}</Notice>}
              {shown.writes && (
                <NewNote
                  key={tab}
                  colleagues={shown.colleagues}
                  add={(note) => change({ action: 'add', kind: tab, ...note })}
                />
              )}
              {shown.notes.length === 0 ? (
                <p className={styles.none}>{texts.none}</p>
              ) : (
                <ul className={styles.list}>
                  {shown.notes.map((note) => (
                    <NoteRow
                      key={note.id}
                      note={note}
                      team={tab === 'team'}
                      edits={shown.writes && note.mine}
                      colleagues={shown.colleagues}
                      change={(made) => change({ ...made, kind: tab, id: note.id })}
                    />
                  ))}
                </ul>
              )}
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

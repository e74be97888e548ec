import { useId, useState } from 'react';
import { copyName } from '../../../domain/resume/documents/document-name.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { FullDialog } from '../../ui/full-dialog.tsx';
import { useGuard } from '../../ui/use-guard.ts';
import { saveFile } from '../save-file.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { useDocument } from './use-document.ts';
import styles from './viewer.module.css';
import { viewerTexts } from './viewer.texts.ts';
import { ViewerNavigation } from './viewer-navigation.tsx';
import { ViewerSearch } from './viewer-search.tsx';
import { ViewerState } from './viewer-state.tsx';
import { ViewerTools } from './viewer-tools.tsx';

type Props = { address: string; name: string; close: () => void };

/** Shows a PDF over the page: to read, search, annotate, fill in, and save as a copy. */
export default function PdfViewer({ address, name, close }: Props) {
  const texts = useTexts(viewerTexts);
  const { places, phase, reading, opened, retry } = useDocument(address, useLocale());
  const [searching, setSearching] = useState(false);
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const [said, setSaid] = useState('');
  const titleId = useId();
  const changed = () => opened?.changed() ?? false;
  useGuard(changed, texts.leave);

  const read = () => places.frame.current?.focus();
  const endSearch = () => {
    setSearching(false);
    read();
  };
  const leave = () => (changed() ? setAsking(true) : close());
  const save = async (): Promise<void> => {
    if (!opened) return;
    setSaving(true);
    try {
      saveFile(await opened.copy(), copyName(name, texts.copyWord));
      setSaid(texts.saved);
    } catch {
      setSaid(texts.notSaved);
    }
    setSaving(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'f' && (event.ctrlKey || event.metaKey) && opened) {
      event.preventDefault();
      return setSearching(true);
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    // Escape undoes one step at a time: the field, then the tool, then the search, then the viewer.
    if ((event.target as Element).closest('.annotationLayer')) read();
    else if (reading.tool !== 'none') opened?.use('none', false);
    else if (searching) endSearch();
    else leave();
  };

  const hint = reading.tool === 'text' ? texts.textHint : reading.tool === 'ink' ? texts.inkHint : said;
  return (
    <FullDialog titleId={titleId} close={leave} onKeyDown={onKeyDown}>
      <div className={styles.viewer}>
        <h2 id={titleId} className={styles.title} title={name}>
          {name}
        </h2>
        <ViewerTools
          ready={opened !== undefined}
          tool={reading.tool}
          searching={searching}
          saving={saving}
          use={(tool, byKeyboard) => opened?.use(tool, byKeyboard)}
          toggleSearch={() => (searching ? endSearch() : setSearching(true))}
          save={() => void save()}
          close={leave}
        />
        <ViewerNavigation opened={opened} reading={reading} />
        <div className={styles.below}>
          {searching && opened && <ViewerSearch opened={opened} found={reading.found} close={endSearch} />}
        </div>
        <div className={styles.document}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          {/* biome-ignore lint/a11y/useSemanticElements: the library accepts only this element */}
          <div ref={places.frame} className={styles.frame} tabIndex={0} role="region" aria-label={texts.document}>
            <div ref={places.pages} className="pdfViewer" />
          </div>
          <p role="status" className={hint ? styles.hint : styles.hidden}>
            {hint}
          </p>
          {phase.kind !== 'ready' && (
            <ViewerState
              phase={phase}
              address={address}
              name={name}
              retry={() => {
                read();
                retry();
              }}
            />
          )}
        </div>
        <p ref={places.announcements} role="status" className={styles.hidden} />
      </div>
      {asking && (
        <UnsavedQuestion
          saving={saving}
          save={() => void save().then(() => setAsking(false))}
          leave={close}
          stay={() => setAsking(false)}
        />
      )}
    </FullDialog>
  );
}

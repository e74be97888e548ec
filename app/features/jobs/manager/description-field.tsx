import { useState } from 'react';
import { type Path, pathTo } from '../../../../domain/paths.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';

type Props = { value: string; error: string | undefined; onChange: (text: string) => void };
type Preview = { state: 'writing' } | { state: 'loading' } | { state: 'failed' } | { state: 'shown'; html: string };

/** The description of an offer, with a preview rendered by the server exactly as on the page. */
export function DescriptionField({ value, error, onChange }: Props) {
  const texts = useTexts(managerTexts).form;
  const address = pathTo(useLocale(), 'jobPreview');
  const [preview, setPreview] = useState<Preview>({ state: 'writing' });
  const writing = preview.state === 'writing';
  const show = async () => {
    setPreview({ state: 'loading' });
    setPreview(await askPreview(address, value));
  };
  return (
    <div className={styles.description}>
      <div className={styles.modes}>
        <Segmented
          label={texts.description}
          options={[
            { value: 'write', label: texts.write },
            { value: 'preview', label: texts.preview },
          ]}
          value={writing ? 'write' : 'preview'}
          choose={(mode) => (mode === 'write' ? setPreview({ state: 'writing' }) : void show())}
        />
      </div>
      {writing ? (
        <TextField
          label={texts.description}
          hint={texts.descriptionHint}
          error={error}
          rows={12}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <section className={styles.preview} aria-label={texts.preview} aria-live="polite">
          {preview.state === 'loading' && <p className={styles.muted}>{texts.previewLoading}</p>}
          {preview.state === 'failed' && <Notice tone="error">{texts.previewFailed}</Notice>}
          {preview.state === 'shown' &&
            (preview.html ? <Prose html={preview.html} /> : <p className={styles.muted}>{texts.previewEmpty}</p>)}
        </section>
      )}
    </div>
  );
}

async function askPreview(address: Path<'jobPreview'>, text: string): Promise<Preview> {
  const answer = await sendCommand(address, { text });
  return 'done' in answer ? { state: 'shown', html: answer.html } : { state: 'failed' };
}

import { useEffect, useRef, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { type ResumeFile, type ResumeTheme, resumeThemes } from '../../../../domain/resume/file.ts';
import { locales } from '../../../../domain/viewer.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './download.module.css';
import { downloadTexts } from './download.texts.ts';
import { type FileFailure, fetchFile } from './fetch-file.ts';

type State = { at: 'choosing' } | { at: 'making' } | { at: 'done'; name: string } | { at: 'failed'; why: FileFailure };
type Props = { developerId: string; file: ResumeFile; close: () => void };

/** The options of the PDF, then the waiting state, which can be cancelled. */
export default function PdfDialog({ developerId, file, close }: Props) {
  const texts = useTexts(downloadTexts);
  const own = useLocale();
  const [theme, setTheme] = useState<ResumeTheme>('sober');
  const [language, setLanguage] = useState(own);
  const [state, setState] = useState<State>({ at: 'choosing' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const download = async () => {
    underWay.current = new AbortController();
    setState({ at: 'making' });
    const address = `${pathTo(language, 'resume', { developerId, file })}?theme=${theme}`;
    const outcome = await fetchFile(address, underWay.current.signal);
    if (!outcome) return setState({ at: 'choosing' });
    setState('name' in outcome ? { at: 'done', name: outcome.name } : { at: 'failed', why: outcome.failed });
  };
  const making = state.at === 'making';
  const anonymous = file === 'anonymous.pdf';
  return (
    <Dialog title={anonymous ? texts.anonymousPdf : texts.pdf} closeLabel={texts.close} close={close} held={making}>
      <div className={styles.dialog}>
        {anonymous && <p>{texts.anonymousNote}</p>}
        <FieldGroup label={texts.theme}>
          <div className={styles.themes}>
            {resumeThemes.map((name) => (
              <label key={name} className={styles.theme}>
                <input
                  type="radio"
                  name="theme"
                  checked={theme === name}
                  disabled={making}
                  onChange={() => setTheme(name)}
                />
                <span className={styles.sheet} data-theme={name} aria-hidden="true">
                  <i />
                  <i />
                  <i />
                  <i />
                  <i />
                </span>
                <span className={styles.themeName}>{texts.themes[name].name}</span>
                <span className={styles.themeText}>{texts.themes[name].text}</span>
              </label>
            ))}
          </div>
        </FieldGroup>
        <FieldGroup label={texts.language}>
          <div className={styles.languages}>
            {locales.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="language"
                  checked={language === name}
                  disabled={making}
                  onChange={() => setLanguage(name)}
                />
                {texts.languages[name]}
              </label>
            ))}
          </div>
        </FieldGroup>
        <div role="status">
          {making && (
            <div className={styles.making}>
              <progress aria-label={texts.making} />
              {texts.making}
            </div>
          )}
          {state.at === 'done' && (
            <Notice tone="good" title={texts.done}>
              <p className={styles.name}>{state.name}</p>
            </Notice>
          )}
        </div>
        {state.at === 'failed' && <Notice tone="error">{texts.failures[state.why]}</Notice>}
        <div className={styles.actions}>
          <Button look="secondary" onClick={() => (making ? underWay.current?.abort() : close())}>
            {making ? texts.cancel : texts.close}
          </Button>
          <Button busy={making} onClick={() => void download()}>
            {texts.download}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

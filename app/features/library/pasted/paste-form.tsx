import { Form, useNavigation } from 'react-router';
import { longestJobText } from '../../../../domain/library/needs/job-text-limits.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Net } from '../../../ui/drawings/net.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from './pasted.module.css';
import { pastedTexts } from './pasted.texts.ts';

type Props = { text: string | undefined; error: string | undefined };

/** The field for the text of an offer, and what follows; works without JavaScript. */
export function PasteForm({ text, error }: Props) {
  const locale = useLocale();
  const texts = useTexts(pastedTexts);
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={styles.paste}>
      <Form method="post" className={styles.pasteForm} noValidate>
        <input type="hidden" name="intent" value="read" />
        <TextField
          label={texts.text}
          hint={texts.textHint(wholeNumber(locale, longestJobText))}
          name="text"
          rows={12}
          maxLength={longestJobText}
          defaultValue={text}
          error={error}
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" busy={busy}>
            {texts.read}
          </Button>
        </div>
      </Form>
      <aside className={styles.steps}>
        <Net />
        <h2>{texts.steps}</h2>
        <ol>
          {[texts.paste, texts.correct, texts.see].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </aside>
    </div>
  );
}

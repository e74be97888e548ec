import { mostTyped } from '../../../../domain/assessments/session/given-answer.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { questionLookWords } from '../../../i18n/words/question-look-words.ts';
import { TextField } from '../../../ui/field.tsx';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';

type Props = { typed: string; type: (text: string) => void };

/** The answer is typed exactly, usually what a program prints; Enter begins a new line. */
export function OutputField({ typed, type }: Props) {
  const look = useTexts(questionLookWords);
  const texts = useTexts(sessionTexts);
  return (
    <div className={styles.typed}>
      <TextField
        label={look.output}
        hint={texts.outputHint}
        rows={3}
        maxLength={mostTyped}
        value={typed}
        onChange={({ target }) => type(target.value)}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        translate="no"
      />
    </div>
  );
}

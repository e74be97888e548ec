import type { Vote } from '../../../../domain/assessments/question-feedback.ts';
import type { Path } from '../../../../domain/paths.ts';
import type { QuestionPage } from '../../../../server/services/assessments/questions/read-question.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './question.module.css';
import { questionTexts } from './question.texts.ts';

type Props = { question: Pick<QuestionPage, 'score' | 'vote' | 'can'>; address: Path<'questionFeedback'> };

/** One vote per user: the same button again removes the vote, the other button replaces it. */
export function Votes({ question: { score, vote, can }, address }: Props) {
  const texts = useTexts(questionTexts);
  const { run, busy } = useCommand(address);
  const cast = (value: Vote) => void run({ mode: 'vote', value: value === vote ? 0 : value });
  const buttons = [
    { value: 1, icon: 'up', text: texts.up },
    { value: -1, icon: 'down', text: texts.down },
  ] as const;
  return (
    <section className={styles.votes} aria-label={texts.votes}>
      {can.speak &&
        buttons.map(({ value, icon, text }) => (
          <button
            key={value}
            type="button"
            aria-pressed={vote === value}
            aria-disabled={busy ? true : undefined}
            onClick={() => cast(value)}
          >
            <Icon name={icon} />
            {text}
          </button>
        ))}
      <p role="status">{texts.score(score)}</p>
    </section>
  );
}

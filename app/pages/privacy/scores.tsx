import { ScoreRegister } from '../../features/privacy/scores/score-register.tsx';
import { scoresTexts } from '../../features/privacy/scores/scores.texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => scoresTexts[locale].title,
  (locale) => scoresTexts[locale].lead,
);

export default function ScoresPage() {
  const texts = useTexts(scoresTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <p className={page.lead}>{texts.never}</p>
      <ScoreRegister />
    </div>
  );
}

import { seasonAfter, seasonById } from '../../../../domain/assessments/leaderboards/season.ts';
import { seasonsAhead } from '../../../../domain/moderation/team-settings/content-entries.ts';
import type { SettingsLine } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { contentTexts } from './content.texts.ts';
import styles from './settings.module.css';

type Opened = { id: string; title: string; line: SettingsLine };
type Props = { lines: SettingsLine[]; open: (opened: Opened) => void };

const day = 24 * 60 * 60 * 1000;

/** Opens the season after the last one of the list, unless it is too far in the future. */
export function PlanNextSeason({ lines, open }: Props) {
  const texts = useTexts(contentTexts);
  const [last] = lines;
  const known = last && seasonById(last.id);
  const coming = lines.filter(({ season }) => season?.state === 'coming').length;
  if (!last?.season || !known || coming >= seasonsAhead) return null;
  const { id, year, quarter } = seasonAfter(known);
  const firstDay = new Date(Date.parse(last.season.lastDay) + day).toISOString().slice(0, 10);
  const line = { ...last, id, name: '', season: { ...last.season, year, quarter, firstDay } };
  return (
    <div className={styles.top}>
      <Button onClick={() => open({ id, title: texts.plan(texts.quarter(quarter, year)), line })}>
        {texts.planNext}
      </Button>
    </div>
  );
}

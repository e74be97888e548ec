import type { SettingsSection } from '../../../../domain/moderation/team-settings/entries.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { SettingsLine } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { contentTexts } from './content.texts.ts';
import { mergeTexts } from './merge.texts.ts';
import { RowMedal, RowState, useDetails } from './row-facts.tsx';
import styles from './settings.module.css';
import { teamSettingsTexts } from './settings.texts.ts';
import { vocabularyTexts } from './vocabulary.texts.ts';

type Reasons = Record<string, string>;
type Props = {
  section: SettingsSection;
  line: SettingsLine;
  reasons: Reasons;
  open: () => void;
  /** For a technology: into another one. */
  merge: () => void;
};

/** A template is named by its reason and language, a season without a name by its quarter. */
export function useNameOf(section: SettingsSection, reasons: Reasons): (line: SettingsLine) => string {
  const texts = useTexts(teamSettingsTexts);
  const { quarter } = useTexts(contentTexts);
  const languages: Record<string, string> = texts.languages;
  return ({ id, name, free, season }) => {
    if (free) return texts.free(Number(id) + 1);
    if (season) return name || quarter(season.quarter, season.year);
    if (section !== 'templates') return name;
    return `${reasons[name] ?? name}, ${languages[id.split('.')[1] ?? ''] ?? ''}`;
  };
}

export function SettingsRow({ section, line, reasons, open, merge }: Props) {
  const texts = useTexts(teamSettingsTexts);
  const merging = useTexts(mergeTexts);
  const { id, free, edited } = line;
  const { run, busy } = useCommand(pathTo(useLocale(), 'settingsEntry', { kind: section, entryId: id }));
  const name = useNameOf(section, reasons)(line);
  const details = useDetails()(line);
  const removal = useRemoval(section, line);
  const place = Number(id) + 1;
  const over = line.season?.state === 'past';
  return (
    <li>
      <RowMedal line={line} />
      <div className={styles.words}>
        <p className={free ? styles.free : styles.name}>
          {name} <RowState line={line} />
        </p>
        <p className={styles.muted}>{[...details, edited && texts.edited].filter(Boolean).join(' · ')}</p>
      </div>
      {!over && (
        <div className={styles.acts}>
          <Button look="secondary" aria-label={free ? texts.fillOf(place) : texts.editOf(name)} onClick={open}>
            {free ? texts.fill : texts.edit}
          </Button>
          {line.technology && (
            <Button look="secondary" aria-label={merging.mergeOf(name)} onClick={merge}>
              {merging.merge}
            </Button>
          )}
          {removal && (
            <TwoStepButton
              look="quiet"
              label={`${removal.label} – ${name}`}
              question={removal.question}
              confirm={removal.label}
              cancel={texts.cancel}
              busy={busy === 'remove'}
              onConfirm={() => void run({ mode: 'remove' }, texts.removed)}
            >
              {removal.label}
            </TwoStepButton>
          )}
        </div>
      )}
    </li>
  );
}

/** What can be removed or restored; undefined where neither is possible. */
function useRemoval(section: SettingsSection, { free, edited, test }: SettingsLine) {
  const texts = useTexts(teamSettingsTexts);
  const { remove, removeQuestion } = useTexts(contentTexts);
  const words = useTexts(vocabularyTexts);
  switch (section) {
    case 'team':
      return free ? undefined : { label: texts.empty, question: texts.emptyQuestion };
    case 'templates':
      return edited ? { label: texts.restore, question: texts.restoreQuestion } : undefined;
    case 'answers':
      return { label: texts.deleteAnswer, question: texts.deleteAnswerQuestion };
    case 'vocabulary':
      return { label: words.remove, question: words.removeQuestion };
    case 'tests':
      if (test?.restorable) return { label: texts.restore, question: texts.restoreTestQuestion };
      return test?.blank ? { label: remove.tests, question: removeQuestion.tests } : undefined;
    case 'seasons':
    case 'achievements':
      return edited ? { label: remove[section], question: removeQuestion[section] } : undefined;
    default:
      return undefined;
  }
}

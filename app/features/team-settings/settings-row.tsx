import { pathTo } from '../../../domain/paths.ts';
import type { SettingsSection } from '../../../domain/team-settings/entries.ts';
import type { SettingsLine } from '../../../server/services/team-settings/read-settings.ts';
import { useCommand } from '../../forms/use-command.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TwoStepButton } from '../../ui/two-step-button.tsx';
import styles from './settings.module.css';
import { teamSettingsTexts } from './settings.texts.ts';

type Reasons = Record<string, string>;
type Props = { section: SettingsSection; line: SettingsLine; reasons: Reasons; open: () => void };

/** A template is called after its reason and its language. */
export function nameOf(
  section: SettingsSection,
  { id, name }: SettingsLine,
  reasons: Reasons,
  languages: Record<string, string>,
): string {
  if (section !== 'templates') return name;
  return `${reasons[name] ?? name}, ${languages[id.split('.')[1] ?? ''] ?? ''}`;
}

export function SettingsRow({ section, line, reasons, open }: Props) {
  const texts = useTexts(teamSettingsTexts);
  const { id, detail, free, edited } = line;
  const { run, busy } = useCommand(pathTo(useLocale(), 'settingsEntry', { kind: section, entryId: id }));
  const place = Number(id) + 1;
  const name = free ? texts.free(place) : nameOf(section, line, reasons, texts.languages);
  const removable = (section === 'team' && !free) || (section === 'templates' && edited);
  return (
    <li>
      <div className={styles.words}>
        <p className={free ? styles.free : styles.name}>{name}</p>
        {(detail || edited) && (
          <p className={styles.muted}>{[detail, edited && texts.edited].filter(Boolean).join(' · ')}</p>
        )}
      </div>
      <div className={styles.acts}>
        <Button look="secondary" aria-label={free ? texts.fillOf(place) : texts.editOf(name)} onClick={open}>
          {free ? texts.fill : texts.edit}
        </Button>
        {removable && (
          <TwoStepButton
            look="danger"
            label={`${section === 'team' ? texts.empty : texts.restore} – ${name}`}
            question={section === 'team' ? texts.emptyQuestion : texts.restoreQuestion}
            confirm={section === 'team' ? texts.empty : texts.restore}
            cancel={texts.cancel}
            busy={busy === 'remove'}
            onConfirm={() => void run({ mode: 'remove' }, texts.removed)}
          >
            {section === 'team' ? texts.empty : texts.restore}
          </TwoStepButton>
        )}
      </div>
    </li>
  );
}

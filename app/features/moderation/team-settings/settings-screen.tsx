import { lazy, Suspense, useState } from 'react';
import { type SettingsSection, settingsSections } from '../../../../domain/moderation/team-settings/entries.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { type VocabularyKind, vocabularyKinds } from '../../../../domain/vocabulary/vocabulary.ts';
import type { TeamSettings } from '../../../../server/services/moderation/team-settings/read-settings.ts';
import type { SettingsLine } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueEmpty } from '../../../queues/queue-empty.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, SelectField } from '../../../ui/field.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { PlanNextSeason } from './plan-next-season.tsx';
import styles from './settings.module.css';
import { teamSettingsTexts } from './settings.texts.ts';
import { SettingsRow, useNameOf } from './settings-row.tsx';
import { TestRequests } from './test-requests.tsx';
import { vocabularyTexts } from './vocabulary.texts.ts';

const EntryDialog = lazy(() => import('./entry-dialog.tsx'));
const MergeDialog = lazy(() => import('./merge-dialog.tsx'));

type Props = TeamSettings & {
  section: SettingsSection;
  text: string;
  /** The kind of words that is listed; undefined for all. */
  kind: VocabularyKind | undefined;
  reasons: Record<string, string>;
};
type Opened = { id: string | undefined; title: string; line: SettingsLine | undefined; technologyId?: string };

/** The sections with a search, to which entries are added. */
const growing = ['answers', 'technologies', 'professions', 'vocabulary', 'tests'] as const;

/** What administrators edit without a deployment: one open section, its entries, and the dialog of one entry. */
export function SettingsScreen({ section, text, kind, lines, reasons, testRequests, ...choices }: Props) {
  const locale = useLocale();
  const texts = useTexts(teamSettingsTexts);
  const words = useTexts(vocabularyTexts);
  const [opened, setOpened] = useState<Opened>();
  const [merged, setMerged] = useState<SettingsLine>();
  const nameOf = useNameOf(section, reasons);
  const grows = growing.find((one) => one === section);
  return (
    <>
      <Tabs
        label={texts.sectionsLabel}
        tabs={settingsSections.map((one) => ({
          key: one,
          href: pathTo(locale, 'adminSettings', { section: one }),
          label: texts.sections[one],
          current: one === section,
        }))}
      />
      <p className={styles.lead}>{texts.leads[section]}</p>
      {grows && (
        <div className={styles.top}>
          <form method="get" className={styles.search} key={`${section} ${kind} ${text}`}>
            <Field label={texts.search} type="search" name="text" defaultValue={text} />
            {section === 'vocabulary' && (
              <SelectField label={words.kind} name="kind" defaultValue={kind ?? ''}>
                <option value="">{words.allKinds}</option>
                {vocabularyKinds.map((one) => (
                  <option key={one} value={one}>
                    {words.kinds[one]}
                  </option>
                ))}
              </SelectField>
            )}
            <Button type="submit" look="secondary">
              {texts.submit}
            </Button>
          </form>
          <Button onClick={() => setOpened({ id: undefined, title: texts.add[grows], line: undefined })}>
            {texts.add[grows]}
          </Button>
        </div>
      )}
      <TestRequests
        requests={testRequests}
        create={({ technologyId }) =>
          setOpened({ id: undefined, title: texts.add.tests, line: undefined, technologyId })
        }
      />
      {testRequests.length > 0 && <h2 className={styles.heading}>{texts.sections[section]}</h2>}
      {section === 'seasons' && <PlanNextSeason lines={lines} open={setOpened} />}
      {lines.length === 0 ? (
        <QueueEmpty searched nothing={texts.none} />
      ) : (
        <ul className={styles.rows}>
          {lines.map((line) => (
            <SettingsRow
              key={line.id}
              section={section}
              line={line}
              reasons={reasons}
              merge={() => setMerged(line)}
              open={() =>
                setOpened({
                  id: line.id,
                  title: line.free ? texts.newStaff : texts.dialog(nameOf(line)),
                  line,
                })
              }
            />
          ))}
        </ul>
      )}
      {grows && lines.length >= 60 && <p className={styles.lead}>{texts.first(lines.length)}</p>}
      {merged && (
        <Suspense>
          <MergeDialog technologyId={merged.id} name={merged.name} close={() => setMerged(undefined)} />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <EntryDialog {...opened} {...choices} kind={kind} section={section} close={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  );
}

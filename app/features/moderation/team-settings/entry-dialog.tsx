import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type * as z from 'zod';
import {
  achievementSchema,
  emptyTest,
  seasonSchema,
  testSchema,
} from '../../../../domain/moderation/team-settings/content-entries.ts';
import {
  newEntry,
  planSchema,
  professionSchema,
  type SettingsSection,
  staffSchema,
  technologySchema,
  templateSchema,
} from '../../../../domain/moderation/team-settings/entries.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { TeamSettings } from '../../../../server/services/moderation/team-settings/read-settings.ts';
import type { SettingsLine } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { AchievementFields, SeasonFields } from './content-fields.tsx';
import { PlanFields, ProfessionFields, TechnologyFields, TemplateFields } from './entry-fields.tsx';
import { teamSettingsTexts } from './settings.texts.ts';
import { StaffFields } from './staff-fields.tsx';
import { TestFields } from './test-fields.tsx';

type Props = Omit<TeamSettings, 'lines'> & {
  section: SettingsSection;
  title: string;
  /** Undefined for a new entry, whose id the server makes from its name. */
  id: string | undefined;
  /** The entry as it is in the list; undefined for a new one. */
  line: SettingsLine | undefined;
  close: () => void;
};

/** One dialog for everything that administrators edit; loaded when it opens. */
export default function EntryDialog(props: Props) {
  const { section, id, line, families, categories, testCategories } = props;
  switch (section) {
    case 'team':
      return (
        <Editor {...props} schema={staffSchema} {...(line?.free ? { empty: emptyStaff } : {})}>
          {(form) => <StaffFields form={form} />}
        </Editor>
      );
    case 'templates':
      return (
        <Editor {...props} schema={templateSchema}>
          {(form) => <TemplateFields form={form} />}
        </Editor>
      );
    case 'plans':
      return (
        <Editor {...props} schema={planSchema}>
          {(form) => <PlanFields form={form} />}
        </Editor>
      );
    case 'technologies': {
      const empty = { nameFr: '', nameEn: '', category: categories[0] ?? '', handle: '' };
      return (
        <Editor {...props} schema={technologySchema} {...(id ? {} : { empty })}>
          {(form) => <TechnologyFields form={form} categories={categories} />}
        </Editor>
      );
    }
    case 'professions': {
      const parentId = families[0]?.id ?? '';
      const empty = { nameFr: '', nameEn: '', displayNameFr: '', displayNameEn: '', parentId };
      return (
        <Editor {...props} schema={professionSchema} {...(id ? {} : { empty })}>
          {(form) => <ProfessionFields form={form} families={families} />}
        </Editor>
      );
    }
    case 'tests':
      return (
        <Editor {...props} schema={testSchema} {...(id ? {} : { empty: emptyTest })}>
          {(form) => <TestFields form={form} test={line?.test} categories={testCategories} />}
        </Editor>
      );
    case 'seasons':
      return (
        <Editor {...props} schema={seasonSchema}>
          {(form) => line?.season && <SeasonFields form={form} season={line.season} />}
        </Editor>
      );
    case 'achievements':
      return (
        <Editor {...props} schema={achievementSchema}>
          {(form) => <AchievementFields form={form} highestGoal={line?.achievement?.highestGoal ?? 1} />}
        </Editor>
      );
  }
}

const emptyStaff = { name: '', short: '', roleFr: '', roleEn: '', email: '', phoneNumber: '', picHandle: null };

type EditorProps<Draft extends object> = Pick<Props, 'section' | 'id' | 'title' | 'close'> & {
  schema: z.ZodType<unknown, Draft>;
  empty?: Draft;
  children: (form: StoredForm<Draft>) => ReactNode;
};

function Editor<Draft extends object>({ section, id, title, close, schema, empty, children }: EditorProps<Draft>) {
  const texts = useTexts(teamSettingsTexts);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  return (
    <FormDialog<Draft>
      address={pathTo(locale, 'settingsEntry', { kind: section, entryId: id ?? newEntry })}
      title={title}
      submitLabel={texts.save}
      schema={schema}
      {...(empty ? { empty } : {})}
      close={close}
      finish={async () => {
        await revalidate();
        toast(texts.saved);
        close();
      }}
    >
      {children}
    </FormDialog>
  );
}

import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type * as z from 'zod';
import { cannedAnswerSchema, emptyCannedAnswer } from '../../../../domain/moderation/support/canned-answer.ts';
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
import { emptyVocabularyEntry, vocabularyEntrySchema } from '../../../../domain/vocabulary/entry.ts';
import type { VocabularyKind } from '../../../../domain/vocabulary/vocabulary.ts';
import type { EntryDraft } from '../../../../server/services/moderation/team-settings/entries.ts';
import type { TeamSettings } from '../../../../server/services/moderation/team-settings/read-settings.ts';
import type { SettingsLine } from '../../../../server/services/moderation/team-settings/settings-line.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import type { Failure, StoredContent } from '../../../forms/sent-answer.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { AchievementFields, SeasonFields } from './content-fields.tsx';
import { AnswerFields, PlanFields, ProfessionFields, TechnologyFields, TemplateFields } from './entry-fields.tsx';
import { teamSettingsTexts } from './settings.texts.ts';
import { StaffFields } from './staff-fields.tsx';
import { TestFields } from './test-fields.tsx';
import { VocabularyFields } from './vocabulary-fields.tsx';

type Props = Omit<TeamSettings, 'lines' | 'testRequests'> & {
  section: SettingsSection;
  title: string;
  /** Undefined for a new entry, whose id the server makes from its name. */
  id: string | undefined;
  /** The entry as it is in the list; undefined for a new one. */
  line: SettingsLine | undefined;
  /** For a new test that people ask for. */
  technologyId?: string;
  /** For a new word: the kind that the list shows. */
  kind?: VocabularyKind | undefined;
  close: () => void;
};

/** One dialog for everything that administrators edit; loaded when it opens. */
export default function EntryDialog(props: Props) {
  const { section, id, line, families, categories, testThemes, targets } = props;
  switch (section) {
    case 'team':
      return (
        <Editor {...props} section={section} schema={staffSchema} {...(line?.free ? { empty: emptyStaff } : {})}>
          {(form) => <StaffFields form={form} />}
        </Editor>
      );
    case 'templates':
      return (
        <Editor {...props} section={section} schema={templateSchema}>
          {(form) => <TemplateFields form={form} />}
        </Editor>
      );
    case 'answers':
      return (
        <Editor {...props} section={section} schema={cannedAnswerSchema} {...(id ? {} : { empty: emptyCannedAnswer })}>
          {(form) => <AnswerFields form={form} />}
        </Editor>
      );
    case 'plans':
      return (
        <Editor {...props} section={section} schema={planSchema}>
          {(form) => <PlanFields form={form} />}
        </Editor>
      );
    case 'technologies': {
      const empty = { nameFr: '', nameEn: '', category: categories[0] ?? '', handle: '' };
      return (
        <Editor {...props} section={section} schema={technologySchema} {...(id ? {} : { empty })}>
          {(form) => <TechnologyFields form={form} categories={categories} />}
        </Editor>
      );
    }
    case 'professions': {
      const parentId = families[0]?.id ?? '';
      const empty = { nameFr: '', nameEn: '', displayNameFr: '', displayNameEn: '', parentId };
      return (
        <Editor {...props} section={section} schema={professionSchema} {...(id ? {} : { empty })}>
          {(form) => <ProfessionFields form={form} families={families} />}
        </Editor>
      );
    }
    case 'vocabulary': {
      const empty = { ...emptyVocabularyEntry, kind: props.kind ?? emptyVocabularyEntry.kind };
      return (
        <Editor {...props} section={section} schema={vocabularyEntrySchema} {...(id ? {} : { empty })}>
          {(form) => <VocabularyFields form={form} targets={targets} />}
        </Editor>
      );
    }
    case 'tests': {
      const empty = { ...emptyTest, technologyId: props.technologyId ?? '' };
      return (
        <Editor {...props} section={section} schema={testSchema} {...(id ? {} : { empty })}>
          {(form) => <TestFields form={form} test={line?.test} themes={testThemes} />}
        </Editor>
      );
    }
    case 'seasons':
      return (
        <Editor {...props} section={section} schema={seasonSchema}>
          {(form) => line?.season && <SeasonFields form={form} season={line.season} />}
        </Editor>
      );
    case 'achievements':
      return (
        <Editor {...props} section={section} schema={achievementSchema}>
          {(form) => <AchievementFields form={form} highestGoal={line?.achievement?.highestGoal ?? 1} />}
        </Editor>
      );
  }
}

const emptyStaff = { name: '', short: '', roleFr: '', roleEn: '', email: '', phoneNumber: '', picHandle: null };

type EditorProps<Section extends SettingsSection> = Pick<Props, 'id' | 'title' | 'close'> & {
  section: Section;
  schema: z.ZodType<unknown, EntryDraft<Section>>;
  empty?: EntryDraft<Section>;
  children: (form: StoredForm<EntryDraft<Section>>) => ReactNode;
};

function Editor<Section extends SettingsSection>(props: EditorProps<Section>) {
  const { section, id, title, close, schema, empty, children } = props;
  const texts = useTexts(teamSettingsTexts);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const address = pathTo(locale, 'settingsEntry', { kind: section, entryId: id ?? newEntry });
  // The address names the section: the answer is a draft of that section, which the compiler cannot know.
  const load = () => fetchJson(address) as Promise<StoredContent<EntryDraft<Section>> | { failed: Failure }>;
  return (
    <FormDialog<EntryDraft<Section>>
      {...(empty ? { empty } : { load })}
      save={(value, version) =>
        sendCommand(address, empty ? { mode: 'add', version: null, value } : { mode: 'edit', version, value })
      }
      title={title}
      submitLabel={texts.save}
      schema={schema}
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

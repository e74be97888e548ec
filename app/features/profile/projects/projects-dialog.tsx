import {
  emptyProject,
  mostProjects,
  type ProjectsDraft,
  projectSchema,
  projectsSchema,
  shouldExpand,
} from '../../../../domain/profile/cards/project.ts';
import { monthAndYear } from '../../../i18n/months.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { AddRow, FoldingRow, RowList } from '../../../ui/row-list.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { AddDialog, EditDialog } from '../edit-dialog.tsx';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import { useToday } from '../today.ts';
import { ProjectFields } from './project-fields.tsx';
import { projectsTexts } from './projects.texts.ts';

export default function ProjectsDialog({ developerId, mode, close }: CardDialogProps) {
  const texts = useTexts(projectsTexts);
  const today = useToday();
  const common = { developerId, card: 'projects', close } as const;
  if (mode === 'add') {
    return (
      <AddDialog {...common} title={texts.add} schema={projectSchema(today)} empty={emptyProject()}>
        {({ value, set, error }) => <ProjectFields value={value} set={set} error={error} />}
      </AddDialog>
    );
  }
  return (
    <EditDialog {...common} title={texts.edit} schema={projectsSchema(today)}>
      {(form) => <ProjectsForm form={form} />}
    </EditDialog>
  );
}

export function ProjectsForm({ form: { value, set, error, hasErrors } }: { form: CardForm<ProjectsDraft> }) {
  const texts = useTexts(projectsTexts);
  const { remove } = useTexts(editTexts);
  const locale = useLocale();
  const rows = useRows(value.projects, (projects) => set({ projects }));
  return (
    <>
      <RowList>
        {value.projects.map((one, index) => (
          <FoldingRow
            key={rows.keyOf(index)}
            title={[one.name || texts.unnamed, one.date && monthAndYear(locale, one.date)].filter(Boolean).join(' · ')}
            removeLabel={remove}
            remove={() => rows.remove(index)}
            wrong={hasErrors(`projects.${index}`)}
            openAtFirst={shouldExpand(one, false)}
          >
            <ProjectFields
              value={one}
              set={(next) => rows.replace(index, next)}
              error={(field) => error(`projects.${index}.${field}`)}
            />
          </FoldingRow>
        ))}
      </RowList>
      <AddRow label={texts.add} disabled={value.projects.length >= mostProjects} add={() => rows.add(emptyProject())} />
    </>
  );
}

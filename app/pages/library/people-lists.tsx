import { useLoaderData } from 'react-router';
import { newListSchema, oneListSchema, renamedListSchema } from '../../../domain/library/people-list.ts';
import { mostLists } from '../../../domain/library/people-list-limits.ts';
import type { Context } from '../../../server/context.ts';
import {
  createList,
  deleteList,
  renameList,
  shareList,
} from '../../../server/services/library/people-lists/change-lists.ts';
import { readLists } from '../../../server/services/library/people-lists/read-lists.ts';
import { readSelection } from '../../../server/services/library/selection/read-selection.ts';
import head from '../../features/library/head.module.css';
import { LibraryHead } from '../../features/library/library-head.tsx';
import { ListRows } from '../../features/library/people-lists/list-rows.tsx';
import { peopleListsTexts } from '../../features/library/people-lists/people-lists.texts.ts';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import saved from '../../ui/saved-rows.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => peopleListsTexts[locale].title);

export const loader = serve(async (context) => ({
  lists: await readLists(context),
  newId: context.ports.random.id(),
  selected: (await readSelection(context))?.candidates.length,
}));

const onOne = (change: (context: Context, listId: string) => Promise<void>) =>
  pageForm(oneListSchema, async (context, { listId }) => {
    await change(context, listId);
    return 'done';
  });
const forms = {
  create: pageForm(newListSchema, async (context, list) => {
    await createList(context, list);
    return 'done';
  }),
  rename: pageForm(renamedListSchema, async (context, list) => {
    await renameList(context, list);
    return 'done';
  }),
  share: onOne((context, id) => shareList(context, id, true)),
  unshare: onOne((context, id) => shareList(context, id, false)),
  delete: onOne(deleteList),
};

export const action = formActions(forms, readLists);

export default function PeopleListsPage() {
  const { lists, newId, selected } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(peopleListsTexts);
  const errors = answer?.errors ?? {};
  return (
    <div className={page.wide}>
      <LibraryHead selected={selected} />
      <h1 className={head.own}>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={saved.page}>
        {errors[''] && <Notice tone="error">{texts.tooMany(mostLists)}</Notice>}
        {errors.name && <Notice tone="error">{texts.nameless}</Notice>}
        <p role="status">{answer?.done && texts.done}</p>
        <ListRows lists={lists} newId={newId} />
      </div>
    </div>
  );
}

import { useLoaderData } from 'react-router';
import * as z from 'zod';
import { renamedSearchSchema, savedSearchSchema } from '../../../domain/library/saved-search.ts';
import { mostSearches, mostSharedSearches } from '../../../domain/library/saved-search-limits.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Context } from '../../../server/context.ts';
import { readSavedSearches } from '../../../server/services/library/searches/read-searches.ts';
import { areAlertsOff, listSearches, saveSearch } from '../../../server/services/library/searches/saved-searches.ts';
import {
  copySearch,
  deleteSearch,
  renameSearch,
  setAlert,
  shareSearch,
} from '../../../server/services/library/searches/shared-searches.ts';
import { readSelection } from '../../../server/services/library/selection/read-selection.ts';
import { redirectWithToast } from '../../cookies.ts';
import head from '../../features/library/head.module.css';
import { LibraryHead } from '../../features/library/library-head.tsx';
import { SavedSearchList } from '../../features/library/searches/saved-search-list.tsx';
import { searchesTexts } from '../../features/library/searches/searches.texts.ts';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { SavedAnswer } from '../../forms/saved-answer.tsx';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import saved from '../../ui/saved-rows.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => searchesTexts[locale].title);

export const loader = serve(async (context) => ({
  searches: await readSavedSearches(context),
  stopped: await areAlertsOff(context),
  selected: (await readSelection(context))?.candidates.length,
}));

const one = z.object({ searchId: z.string('required') });
const onOne = (change: (context: Context, searchId: string) => Promise<void>) =>
  pageForm(one, async (context, { searchId }) => {
    await change(context, searchId);
    return 'done';
  });
const forms = {
  save: pageForm(savedSearchSchema, async (context, value) => {
    await saveSearch(context, value);
    throw redirectWithToast(
      context,
      `${pathTo(context.locale, 'developers')}${value.query ? `?${value.query}` : ''}`,
      'searchSaved',
    );
  }),
  alertOn: onOne((context, id) => setAlert(context, id, true)),
  alertOff: onOne((context, id) => setAlert(context, id, false)),
  share: onOne((context, id) => shareSearch(context, id, true)),
  unshare: onOne((context, id) => shareSearch(context, id, false)),
  copy: onOne(copySearch),
  delete: onOne(deleteSearch),
  rename: pageForm(renamedSearchSchema, async (context, { searchId, name }) => {
    await renameSearch(context, searchId, name);
    return 'done';
  }),
};

export const action = formActions(forms, listSearches);

export default function SavedSearchesPage() {
  const { searches, stopped, selected } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(searchesTexts);
  return (
    <div className={page.wide}>
      <LibraryHead selected={selected} />
      <h1 className={head.own}>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={saved.page}>
        {answer?.errors.searchId && <Notice tone="error">{texts.tooManyShared(mostSharedSearches)}</Notice>}
        <SavedAnswer answer={answer} texts={texts} most={mostSearches} />
        <SavedSearchList searches={searches} stopped={stopped} />
      </div>
    </div>
  );
}

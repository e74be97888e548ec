import { useLocation } from 'react-router';
import { isFiltered } from '../../../domain/catalogue/search-string.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Net } from '../../ui/drawings/net.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { catalogueTexts } from './catalogue.texts.ts';

/** In the place of the list when no question matches the search. */
export default function NoQuestion() {
  const texts = useTexts(catalogueTexts);
  const { pathname, search } = useLocation();
  return (
    <EmptyState
      drawing={<Net />}
      action={
        isFiltered(search) && (
          <ButtonLink href={pathname} look="secondary">
            {texts.clear}
          </ButtonLink>
        )
      }
    >
      <p>{texts.none}</p>
    </EmptyState>
  );
}

import { useLocation } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { FilterChips as Chips } from '../../../ui/filter-chips.tsx';
import { linkTo } from '../link-to.ts';
import { type ActiveFilter, withoutFilters } from './active-filters.ts';
import { filterTexts } from './filters.texts.ts';

export function FilterChips({ active }: { active: ActiveFilter[] }) {
  const texts = useTexts(filterTexts);
  const address = pathTo(useLocale(), 'developers');
  const { search } = useLocation();
  if (active.length === 0) return null;
  const chosen = active.map(({ key, label, without }) => ({ key, label, href: linkTo(address, without) }));
  return <Chips chosen={chosen} clear={linkTo(address, withoutFilters(search))} texts={texts} />;
}

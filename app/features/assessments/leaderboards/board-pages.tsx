import { useTexts } from '../../../i18n/texts.ts';
import { PageLinks } from '../../../ui/page-links.tsx';
import { boardTexts } from './leaderboards.texts.ts';

type Props = { page: number; pages: number; address: (page: number) => string };

export function BoardPages(props: Props) {
  return <PageLinks {...props} texts={useTexts(boardTexts)} />;
}

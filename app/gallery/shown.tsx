import { CodeBlock, CodeText } from '../ui/code-text.tsx';
import { CollapsibleMarkdown } from '../ui/collapsible-markdown.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { iconPaths } from '../ui/icon-paths.generated.ts';
import { Mark } from '../ui/mark.tsx';
import { Medal } from '../ui/medal.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageLinks } from '../ui/page-links.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Prose } from '../ui/prose.tsx';
import { QuestionLook } from '../ui/question-look.tsx';
import { TechnologyIcon } from '../ui/technology-icon.tsx';
import type { GalleryTexts } from './gallery.texts.ts';
import type { Specimens } from './specimen.ts';

const address = (page: number) => `?page=${page}`;

/** What is only shown or followed. */
export const shown: Specimens = {
  Notice: ({ question, hint, long, word }) => ({
    normal: <Notice>{hint}</Notice>,
    good: <Notice tone="good">{hint}</Notice>,
    warning: <Notice tone="warning">{hint}</Notice>,
    error: <Notice tone="error">{hint}</Notice>,
    title: <Notice title={question}>{hint}</Notice>,
    long: <Notice title={long}>{word}</Notice>,
  }),
  FilterChips: ({ value, label, long, filters, remove, clear }) => ({
    normal: <FilterChips chosen={chips(value, label)} clear="?" texts={{ active: filters, remove, clear }} />,
    long: <FilterChips chosen={chips(long)} clear="?" texts={{ active: `${filters} 2`, remove, clear }} />,
  }),
  PageLinks: (texts) => ({
    normal: <PageLinks page={5} pages={12} address={address} texts={texts} />,
    first: <PageLinks page={1} pages={3} address={address} texts={{ ...texts, pages: `${texts.pages} 2` }} />,
    empty: <PageLinks page={1} pages={1} address={address} texts={texts} />,
  }),
  CodeText: ({ code }) => ({ normal: <CodeText text={code} /> }),
  CodeBlock: ({ label, long }) => ({
    normal: <CodeBlock label={`${label} 1`} code={'const one = 1;\n'} />,
    long: <CodeBlock label={long} code={`const words = '${long}';\nconst more = '${long}';`} />,
  }),
  CollapsibleMarkdown: ({ hint, long, more, less }) => ({
    normal: <CollapsibleMarkdown html={`<p>${hint}</p>`} more={more} less={less} />,
    empty: <CollapsibleMarkdown html="" more={more} less={less} />,
    long: <CollapsibleMarkdown html={`<p>${long}. ${long}. ${long}. ${long}.</p>`} more={more} less={less} />,
  }),
  Prose: ({ hint, long, word }) => ({
    normal: <Prose html={`<p>${hint} <a href="#top">${hint}</a></p><ul><li>${hint}</li></ul>`} />,
    long: <Prose html={`<p>${long}</p><p>${word}</p>`} />,
  }),
  QuestionLook: (texts) => ({
    normal: <QuestionLook heading="h3" question={sample(texts)} texts={words(texts, 3)} />,
    shown: <QuestionLook heading="h3" question={sample(texts)} texts={words(texts, 2)} answerShown />,
  }),
  Medal: ({ medal }) => ({
    normal: <Medal kind="gold" label={medal} />,
    silver: <Medal kind="silver" label={medal} />,
    bronze: <Medal kind="bronze" label={medal} />,
  }),
  Portrait: () => ({ normal: <Portrait address="/favicon.svg" />, empty: <Portrait address={undefined} /> }),
  Mark: () => ({ normal: <Mark /> }),
  TechnologyIcon: () => ({ normal: <TechnologyIcon handle={null} /> }),
  Icon: () => ({
    normal: (Object.keys(iconPaths) as IconName[]).map((name) => <Icon key={name} name={name} />),
  }),
};

function chips(...labels: string[]) {
  return labels.map((label) => ({ key: label, label, href: '?' }));
}

function sample({ code, long, hint }: GalleryTexts) {
  return {
    title: code,
    code: 'typeof null;',
    severalRight: true,
    options: [
      { text: "`'object'`", right: true },
      { text: long, right: false },
    ],
    explanation: hint,
  };
}

/** The block of code of each specimen has a number, because landmarks of a page need different names. */
function words({ label, several, options, reveal, rightAnswer, explanation }: GalleryTexts, number: number) {
  return { code: `${label} ${number}`, several, options, reveal, right: () => rightAnswer, explanation };
}

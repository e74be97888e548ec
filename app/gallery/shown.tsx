import { Button, ButtonLink } from '../ui/button.tsx';
import { CodeBlock } from '../ui/code-block.tsx';
import { CodePair } from '../ui/code-pair.tsx';
import { CodeText } from '../ui/code-text.tsx';
import { CollapsibleMarkdown } from '../ui/collapsible-markdown.tsx';
import { CompanyCover } from '../ui/company-cover.tsx';
import { CoverHead } from '../ui/cover-head.tsx';
import { LilyPad } from '../ui/drawings/lily-pad.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FilterChips } from '../ui/filter-chips.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { iconPaths } from '../ui/icon-paths.generated.ts';
import { Mark } from '../ui/mark.tsx';
import { Medal } from '../ui/medal.tsx';
import { Notice } from '../ui/notice.tsx';
import { NumberedCode } from '../ui/numbered-code.tsx';
import { PageLinks } from '../ui/page-links.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Prose } from '../ui/prose.tsx';
import { QuestionLook } from '../ui/question-look.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { StateRow } from '../ui/state-row.tsx';
import { TechnologyIcon } from '../ui/technology-icon.tsx';
import { TestIcon } from '../ui/test-icon.tsx';
import type { GalleryTexts } from './gallery.texts.ts';
import type { Specimens } from './specimen.ts';

const address = (page: number) => `?page=${page}`;

/** Every kind of run once, as the server encodes them. */
const coloured = {
  code: '# meta\n@name function type keyword "string" 42 // comment\n+ new\n- old',
  colours: 'm6.1a5.1f8.1t4.1k7.1s8.1n2.1c10.1i5.1d5',
};

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
  EmptyState: ({ none, hint, short, long, word }) => ({
    normal: <EmptyState drawing={<LilyPad />} title={none} action={<ButtonLink href="#top">{short}</ButtonLink>} />,
    text: (
      <EmptyState drawing={<LilyPad width={120} />} title={none}>
        <p>{hint}</p>
      </EmptyState>
    ),
    long: (
      <EmptyState drawing={<LilyPad />} title={word} action={<ButtonLink href="#top">{long}</ButtonLink>}>
        <p>{long}</p>
      </EmptyState>
    ),
  }),
  SettingsSection: ({ label, hint, short, long, word }) => ({
    normal: (
      <SettingsSection title={label} lead={hint}>
        <p>{short}</p>
      </SettingsSection>
    ),
    long: (
      <SettingsSection title={word} lead={long}>
        <p>{long}</p>
      </SettingsSection>
    ),
    danger: (
      <SettingsSection icon="trash" danger title={short} lead={hint}>
        <p>{short}</p>
      </SettingsSection>
    ),
  }),
  StateRow: ({ label, hint, short, long, word }) => ({
    normal: <StateRow icon="lock" title={label} />,
    good: <StateRow icon="shieldCheck" tone="good" title={label} note={hint} action={<Button>{short}</Button>} />,
    open: <StateRow icon="shield" tone="open" title={label} note={hint} action={<Button>{short}</Button>} />,
    long: <StateRow icon="lock" title={word} note={long} action={<Button>{long}</Button>} />,
  }),
  CompanyCover: () => ({
    normal: <CompanyCover seed="one" hue={204} />,
    other: <CompanyCover seed="two" hue={24} />,
    third: <CompanyCover seed="three" hue={96} />,
  }),
  CoverHead: ({ value, long, short }) => ({
    normal: (
      <CoverHead seed="one" hue={286} logo="/favicon.svg" actions={<ButtonLink href="#top">{short}</ButtonLink>}>
        <h3>{value}</h3>
      </CoverHead>
    ),
    long: (
      <CoverHead seed="two" hue={338} logo={undefined}>
        <h3>{long}</h3>
      </CoverHead>
    ),
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
    coloured: <CodeBlock label={`${label} 20`} code={coloured.code} colours={coloured.colours} />,
    long: <CodeBlock label={long} code={`const words = '${long}';\nconst more = '${long}';`} />,
  }),
  CollapsibleMarkdown: ({ hint, long, more, less }) => ({
    normal: <CollapsibleMarkdown html={`<p>${hint}</p>`} more={more} less={less} />,
    empty: <CollapsibleMarkdown html="" more={more} less={less} />,
    long: <CollapsibleMarkdown html={`<p>${long}. ${long}. ${long}. ${long}.</p>`} more={more} less={less} />,
  }),
  NumberedCode: ({ label, rightAnswer, cancel, long }) => ({
    normal: <NumberedCode label={`${label} 4`} code={lines} />,
    marked: (
      <NumberedCode
        label={`${label} 5`}
        code={`${lines}// ${long}`}
        marks={[
          { line: 2, tone: 'wrong', word: cancel },
          { line: 4, tone: 'right', word: rightAnswer },
        ]}
      />
    ),
    around: (
      <NumberedCode
        label={`${label} 6`}
        code={lines}
        marks={[{ line: 4, tone: 'right', word: rightAnswer }]}
        around={1}
      />
    ),
  }),
  CodePair: ({ label, long, value }) => ({
    normal: <CodePair pieces={[7, 8].map((number) => piece(value, `${label} ${number}`, 'return 1;'))} />,
    marked: (
      <CodePair
        pieces={[
          { ...piece(value, `${label} 9`, long), tone: 'right' },
          { ...piece(value, `${label} 10`, long), tone: 'wrong' },
        ]}
      />
    ),
    chosen: (
      <CodePair
        choose={() => undefined}
        pieces={[
          { ...piece(value, `${label} 11`, 'return 1;'), tone: 'chosen' },
          piece(value, `${label} 12`, 'return 2;'),
        ]}
      />
    ),
  }),
  Prose: ({ hint, long, word }) => ({
    normal: <Prose html={`<p>${hint} <a href="#top">${hint}</a></p><ul><li>${hint}</li></ul>`} />,
    long: <Prose html={`<p>${long}</p><p>${word}</p>`} />,
  }),
  QuestionLook: (texts) => ({
    normal: <QuestionLook heading="h3" question={sample(texts)} texts={words(texts, 3)} />,
    shown: <QuestionLook heading="h3" question={sample(texts)} texts={words(texts, 2)} answerShown />,
    play: <QuestionLook heading="h3" question={sample(texts)} texts={words(texts, 17)} play={playWords(texts)} />,
    patch: <QuestionLook heading="h3" question={patch(texts)} texts={words(texts, 13)} answerShown />,
    line: <QuestionLook heading="h3" question={line(texts)} texts={words(texts, 14)} answerShown />,
    output: <QuestionLook heading="h3" question={output(texts)} texts={words(texts, 15)} answerShown />,
    order: <QuestionLook heading="h3" question={order(texts)} texts={words(texts, 16)} answerShown />,
  }),
  Medal: ({ medal }) => ({
    normal: <Medal kind="gold" label={medal} />,
    silver: <Medal kind="silver" label={medal} />,
    bronze: <Medal kind="bronze" label={medal} />,
  }),
  TestIcon: () => ({
    normal: <TestIcon handle="rust" theme="languages" />,
    large: <TestIcon handle="rust" theme="languages" large />,
    web: <TestIcon handle="react" theme="web" />,
    databases: <TestIcon handle="postgresql" theme="databases" />,
    infrastructure: <TestIcon handle="docker" theme="infrastructure" />,
    tools: <TestIcon handle="git" theme="tools" />,
    'no theme': <TestIcon handle={null} theme={null} />,
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

const lines = 'const all = [1, 2, 3];\nlet sum = 0;\n\nfor (const one in all) sum += one;\n';

function piece(head: string, label: string, code: string) {
  return { head: <p>{head}</p>, label, code };
}

const options = (...texts: string[]) => texts.map((text, index) => ({ text, right: index === 0 }));

const playWords = ({ rightAnswer, cancel }: GalleryTexts) => ({
  right: rightAnswer,
  wrong: cancel,
  rightOption: rightAnswer,
});

function sample({ code: title, long, hint: explanation }: GalleryTexts) {
  const several = [...options("`'object'`", long), { text: "`'null'`", right: true }];
  return { title, code: 'typeof null;', answer: { format: 'choice' as const, options: several }, explanation };
}

function patch({ code: title, hint: explanation }: GalleryTexts) {
  const pieces = options('const all = [];\nreturn all;', 'return [];');
  return { title, code: null, answer: { format: 'patch' as const, options: pieces }, explanation };
}

function line({ code: title, hint: explanation }: GalleryTexts) {
  return { title, code: lines, answer: { format: 'line' as const, lines: [4] }, explanation };
}

function output({ code: title, hint: explanation }: GalleryTexts) {
  return { title, code: 'typeof null;', answer: { format: 'output' as const, output: 'object' }, explanation };
}

function order({ code: title, hint: explanation, value, label, long }: GalleryTexts) {
  return { title, code: null, answer: { format: 'order' as const, steps: [value, long, label] }, explanation };
}

/** The block of code of each specimen has a number, because landmarks of a page need different names. */
function words({ label, several, options, reveal, rightAnswer, explanation, value }: GalleryTexts, number: number) {
  const name = (part: string) => `${label} ${number} ${part}`;
  return {
    ...{ code: name(''), several, options, reveal, explanation },
    right: () => name(rightAnswer),
    line: (found: number) => name(String(found)),
    patch: (place: number) => `${value} ${'AB'[place]}`,
    patchCode: (place: number) => name('AB'[place] ?? ''),
    output: name(rightAnswer),
    steps: options,
    order: rightAnswer,
  };
}

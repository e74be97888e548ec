import type { Element, Node } from './parse-html.ts';
import { propertiesOf } from './properties.ts';

/** Tags at which a developer would typically begin a new component. */
const componentTags = new Set(
  'head body header nav main section article aside footer figure form fieldset ul ol dl li table tr svg'.split(' '),
);

/**
 * The source of a module with one function per page, each building its whole tree at every call, as compiled JSX does.
 * Generated source rather than a tree that is interpreted: a baseline should not include an interpreter.
 */
export function writeModule(pages: Record<string, Element>): string {
  const components: string[] = [];

  const component = (element: Element): string => {
    const body = made(element);
    const name = `C${components.length}`;
    components.push(`function ${name}() {\n  return ${body};\n}`);
    return name;
  };

  const child = (node: Node): string => {
    if (typeof node === 'string') return JSON.stringify(node);
    return componentTags.has(node.tag) ? `jsx(${component(node)}, {})` : made(node);
  };

  const made = ({ tag, attributes, children }: Element): string => {
    const properties = Object.entries(propertiesOf(attributes)).map(
      ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    if (tag === 'script' || tag === 'style') {
      if (children.length > 0) properties.push(`dangerouslySetInnerHTML: { __html: ${JSON.stringify(children[0])} }`);
    } else if (children.length === 1) {
      properties.push(`children: ${children.map(child).join('')}`);
    } else if (children.length > 1) {
      properties.push(`children: [${children.map(child).join(', ')}]`);
    }
    return `${children.length > 1 ? 'jsxs' : 'jsx'}(${JSON.stringify(tag)}, { ${properties.join(', ')} })`;
  };

  const entries = Object.entries(pages).map(([path, element]) => `  ${JSON.stringify(path)}: ${component(element)},`);
  return [
    "import { jsx, jsxs } from 'react/jsx-runtime';",
    ...components,
    `export const pages = {\n${entries.join('\n')}\n};`,
    '',
  ].join('\n\n');
}

// Converts HTML attributes back to the properties of a component.

/** Where React's name is neither the attribute's own nor its camel case. */
const renamed: Record<string, string> = { class: 'className', for: 'htmlFor' };

const camel = new Map(
  `acceptCharset accessKey autoCapitalize autoComplete autoCorrect autoFocus autoPlay charSet cellPadding cellSpacing
   colSpan contentEditable crossOrigin dateTime encType enterKeyHint fetchPriority formAction formEncType formMethod
   formNoValidate formTarget frameBorder hrefLang httpEquiv imageSizes imageSrcSet inputMode itemProp itemScope itemType
   maxLength minLength noModule noValidate playsInline popoverTarget popoverTargetAction readOnly referrerPolicy rowSpan
   spellCheck srcDoc srcLang srcSet tabIndex useMap`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);

const booleans = new Set(
  `allowFullScreen async autoFocus autoPlay checked controls default defer disabled formNoValidate hidden inert itemScope
   loop multiple muted noModule noValidate open playsInline readOnly required reversed selected`.split(/\s+/),
);

export function propertiesOf(attributes: [string, string][]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(([attribute, text]) => {
      const name = propertyName(attribute);
      if (name === 'style') return [name, styleOf(text)];
      return [name, text === '' && booleans.has(name) ? true : text];
    }),
  );
}

function propertyName(attribute: string): string {
  if (/^(aria|data)-/.test(attribute)) return attribute;
  // accept-charset, http-equiv, stroke-width, xlink:href…
  return renamed[attribute] ?? camel.get(attribute.toLowerCase()) ?? camelCase(attribute);
}

/** "left:50%;mask-image:url(a.svg)" → { left: '50%', maskImage: 'url(a.svg)' } */
function styleOf(text: string): Record<string, string> {
  const declarations = text.match(/(?:\([^)]*\)|"[^"]*"|'[^']*'|[^;])+/g) ?? [];
  return Object.fromEntries(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim();
      const value = declaration.slice(colon + 1).trim();
      return [name.startsWith('--') ? name : camelCase(name.replace(/^-ms-/, 'ms-')), value];
    }),
  );
}

function camelCase(name: string): string {
  return name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());
}

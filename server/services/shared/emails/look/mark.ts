import { type Colour, look } from './palette.ts';

const empty = 'font-size:0;line-height:0';

const shape = (colour: Colour, style: string) =>
  `<div ${look({ 'background-color': colour }, `${style};${empty}`)}></div>`;

/** Half a wave: an arch above the line of the water, or one below it. */
function arch(above: boolean): string {
  const form = above
    ? 'border-width:3px 2px 0;border-radius:6px 6px 0 0'
    : 'border-width:0 2px 3px;border-radius:0 0 6px 6px';
  const style = `width:4px;height:1px;border-style:solid;${form};margin-top:${above ? 0 : 2}px;${empty}`;
  return `<td valign="top"><div ${look({ 'border-color': 'water' }, style)}></div></td>`;
}

/**
 * The mark of the product (app/ui/mark.tsx): two leaves on a stem above water. It is drawn with boxes, because many mail
 * programs show no SVG and load no image before they are asked to; an image on our server would also say who reads when.
 * Outlook on Windows draws no round corners, and does not show it.
 */
export const mark = `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" align="center" style="mso-hide:all"><tr>
<td valign="top">${shape('leaf', 'width:14px;height:12px;border-radius:0 100% 0 100%')}</td>
<td valign="top">${shape('leaf', 'width:3px;height:12px;margin-top:9px;border-radius:0 0 2px 2px')}</td>
<td valign="top">${shape('paleLeaf', 'width:12px;height:10px;margin-top:5px;border-radius:100% 0 100% 0')}</td>
</tr></table><table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0" align="center" style="mso-hide:all;margin-top:1px"><tr>${[true, false, true, false].map(arch).join('')}</tr></table>`;

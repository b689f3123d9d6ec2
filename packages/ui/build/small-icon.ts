import { createElement, type ReactElement, type SVGProps } from 'react';

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

/** Draws an icon of the library with what the app asks for: attributes of an svg element. */
export default function createIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>): ReactElement {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}

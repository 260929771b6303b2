import { createContext, use, type ComponentProps } from 'react'

/** How much deeper than written the headings inside stand. */
export const HeadingDepth = createContext(0)

/** A heading whose level follows where it is shown: what is a page's title there is a part of a dialog elsewhere. */
export function Heading({ level, ...props }: { level: 1 | 2 | 3 } & ComponentProps<'h1'>) {
  const Tag = `h${level + use(HeadingDepth)}` as 'h1'
  return <Tag {...props} />
}

import { createContext, use, type ComponentProps } from 'react'

/** Added to the level of the headings inside. */
export const HeadingDepth = createContext(0)

/** A heading whose level follows its place: a page's title is a section title in a dialog. */
export function Heading({ level, ...props }: { level: 1 | 2 | 3 } & ComponentProps<'h1'>) {
  const Tag = `h${level + use(HeadingDepth)}` as 'h1'
  return <Tag {...props} />
}

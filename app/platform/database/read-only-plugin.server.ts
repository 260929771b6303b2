import type { KyselyPlugin, OperationNode, PluginTransformQueryArgs, RawNode, RootOperationNode } from 'kysely'

const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'])
const READING_TEXT = /^\s*(?:select|with|values|explain|show)\b/i
const WRITING_TEXT = /\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|truncate|merge\s+into)\b/i

/** Lets statements pass that read, and throws what `refusal` makes for all others. */
export class ReadOnlyPlugin implements KyselyPlugin {
  private readonly refusal: () => Error

  constructor(refusal: () => Error) {
    this.refusal = refusal
  }

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    const isOtherText = isText(node) && !READING_TEXT.test(textOf(node))
    if (isOtherText || writes(node)) throw this.refusal()
    return node
  }

  async transformResult<Result>({ result }: { readonly result: Result }): Promise<Result> {
    return result
  }
}

/** Returns whether a statement, or one within it, changes rows. */
function writes(node: OperationNode): boolean {
  if (WRITES.has(node.kind) || (isText(node) && WRITING_TEXT.test(textOf(node)))) return true
  return Object.values(node)
    .flat()
    .some((part: unknown) => isNode(part) && writes(part))
}

function isNode(part: unknown): part is OperationNode {
  return typeof part === 'object' && part !== null && 'kind' in part
}

function isText(node: OperationNode): node is RawNode {
  return node.kind === 'RawNode'
}

function textOf({ sqlFragments }: RawNode): string {
  return sqlFragments.join('?')
}

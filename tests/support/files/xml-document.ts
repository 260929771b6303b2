import { Parser } from 'htmlparser2'

/** An element with the part of the DOM that readers of XML formats use. Text is kept in `textContent` only. */
export class XmlElement {
  readonly nodeType = 1
  readonly nodeName: string
  readonly childNodes: XmlElement[] = []
  private readonly attributes: Readonly<Record<string, string>>
  private text = ''

  constructor(nodeName: string, attributes: Readonly<Record<string, string>>) {
    this.nodeName = nodeName
    this.attributes = attributes
  }

  get children(): XmlElement[] {
    return this.childNodes
  }

  get textContent(): string {
    return this.text + this.childNodes.map((child) => child.textContent).join('')
  }

  addText(text: string): void {
    this.text += text
  }

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null
  }

  hasAttribute(name: string): boolean {
    return name in this.attributes
  }

  getElementsByTagName(name: string): XmlElement[] {
    return this.childNodes.flatMap((child) => [
      ...(child.nodeName === name ? [child] : []),
      ...child.getElementsByTagName(name),
    ])
  }
}

/** Stands in for the browser's `DOMParser`, which Node does not have. Throws where tags are not closed in order. */
export class XmlDocumentParser {
  parseFromString(source: string): XmlElement {
    const open = [new XmlElement('#document', {})]
    const parser = new Parser(
      {
        onopentag(name, attributes) {
          const element = new XmlElement(name, attributes)
          open.at(-1)!.childNodes.push(element)
          open.push(element)
        },
        ontext: (text) => open.at(-1)!.addText(text),
        onclosetag(name, isImplied) {
          if (open.pop()?.nodeName !== name) throw new Error(`</${name}> closes another element`)
          if (isImplied && !source.includes('/>')) throw new Error(`<${name}> is not closed`)
        },
      },
      { xmlMode: true },
    )
    parser.end(source)
    if (open.length !== 1) throw new Error(`<${open.at(-1)!.nodeName}> is not closed`)
    return open[0]!
  }
}

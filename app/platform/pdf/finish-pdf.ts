import { Parser } from 'htmlparser2'
import { arePicturesDescribed, describeLinks, giveItemsBodies, markArtifacts, nameRoles } from './accessible-pdf.ts'
import { PdfFile } from './pdf-file.ts'
import { setInformation, type PdfInformation } from './pdf-information.ts'

/**
 * A PDF of the browser's with our document information, and with what its structure lacks for readers who do not see it
 * (decision 27). The same bytes where the file is not laid out as the browser lays it out.
 * @param html of which the PDF was printed.
 */
export async function finishPdf(
  pdf: Buffer,
  { html, information }: { readonly html: string; readonly information: PdfInformation },
  signal: AbortSignal,
): Promise<Buffer> {
  const file = PdfFile.read(pdf)
  if (!file) return pdf
  const isMarked = await markArtifacts(file, signal)
  nameRoles(file)
  giveItemsBodies(file)
  describeLinks(file, textsOfLinks(html))
  const isAccessible = information.isAccessible && isMarked && arePicturesDescribed(file)
  setInformation(file, { ...information, isAccessible })
  return file.write()
}

/** Maps link targets to the text of their first link, with alternative texts of pictures. */
function textsOfLinks(html: string): Map<string, string> {
  const texts = new Map<string, string>()
  let target: string | null = null
  let text = ''
  const parser = new Parser({
    onopentag(name, { href, alt }) {
      if (name === 'a' && href) [target, text] = [href, '']
      else if (name === 'img' && alt) text += ` ${alt} `
    },
    ontext(more) {
      if (target !== null) text += more
    },
    onclosetag(name) {
      if (name !== 'a' || target === null) return
      const description = text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_DESCRIPTION)
      if (description && !texts.has(target)) texts.set(target, description)
      target = null
    },
  })
  parser.write(html)
  parser.end()
  return texts
}

const MAX_DESCRIPTION = 200

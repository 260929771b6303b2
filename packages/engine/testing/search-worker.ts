import { parentPort, workerData } from 'node:worker_threads'
import { SearchIndex } from '../search-index.ts'
import { MemoryDocuments } from '../storage/documents.ts'
import { Sections } from '../storage/sections.ts'
import { IndexView } from '../view.ts'

const { description, buffer, entries, query } = workerData
const index = new SearchIndex(description, new Sections(buffer, entries), new MemoryDocuments())
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(new IndexView(index).search(query))

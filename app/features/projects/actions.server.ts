import { checkProject } from './project-actions/lookups/check-project.server.ts'
import { createShoppingList } from './project-actions/create-actions.server.ts'
import { cloneProject } from './project-actions/clone-action.server.ts'
import {
  deleteProject,
  performMutationOnMyProjectById,
  updateProject,
  updateProjectStatus,
} from './project-actions/edit-actions.server.ts'
import {
  getProjectById,
  getProjectCategories,
  getShoppingLists,
} from './project-actions/lookups/read-actions.server.ts'
import { getProjectMetadata, suggestUserNames } from './project-actions/lookups/lookup-actions.server.ts'
import { getMyProjectsDashboard, getMyProjectsDashboardV2 } from './project-actions/lookups/dashboard-actions.server.ts'
import { findLineItems } from './project-actions/lookups/find-line-items.server.ts'
import { getFinishes } from './project-actions/lookups/choice-actions.server.ts'
import { findReplacements } from './project-actions/lookups/find-replacements.server.ts'
import { getProductUse } from './project-actions/lookups/product-use-action.server.ts'
import { saveProject } from './project-actions/save-action.server.ts'
import { createFromTemplate } from './project-actions/start-action.server.ts'
import { shareProject } from './project-actions/share-action.server.ts'
import { handOver, presence } from './project-actions/company-actions.server.ts'
import { changeFinish, getSubstitutions, replaceProduct } from './project-actions/substitution-actions.server.ts'
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  saveTemplate,
  updateTemplate,
} from './project-actions/template-actions.server.ts'
import { updateShoppingList } from './project-actions/update-shopping-list.server.ts'

export const PROJECT_ACTIONS = [
  getShoppingLists,
  getProjectById,
  getProjectMetadata,
  getProjectCategories,
  suggestUserNames,
  getMyProjectsDashboard,
  getMyProjectsDashboardV2,
  createShoppingList,
  createFromTemplate,
  updateShoppingList,
  updateProject,
  updateProjectStatus,
  performMutationOnMyProjectById,
  saveProject,
  replaceProduct,
  changeFinish,
  getSubstitutions,
  getFinishes,
  findReplacements,
  deleteProject,
  cloneProject,
  shareProject,
  handOver,
  presence,
  findLineItems,
  getProductUse,
  checkProject,
  listTemplates,
  saveTemplate,
  updateTemplate,
  deleteTemplate,
  insertTemplate,
]

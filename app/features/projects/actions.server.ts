import {
  cloneProject,
  createShoppingList,
  deleteProject,
  performMutationOnMyProjectById,
  updateProject,
  updateProjectStatus,
  updateShoppingList,
} from './project-actions/change-actions.server.ts'
import {
  getMyProjectsDashboard,
  getMyProjectsDashboardV2,
  getProjectById,
  getProjectCategories,
  getProjectMetadata,
  getShoppingLists,
  suggestUserNames,
} from './project-actions/read-actions.server.ts'

/** The actions under `/action/projectBuilder/`. */
export const PROJECT_ACTIONS = [
  getShoppingLists,
  getProjectById,
  getProjectMetadata,
  getProjectCategories,
  suggestUserNames,
  getMyProjectsDashboard,
  getMyProjectsDashboardV2,
  createShoppingList,
  updateShoppingList,
  updateProject,
  updateProjectStatus,
  performMutationOnMyProjectById,
  deleteProject,
  cloneProject,
]

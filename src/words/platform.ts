/**
 * The variables that the runner sets anew for every step, whatever `$GITHUB_ENV` says: the list in its `GitHubContext.cs`, and those of its
 * `RunnerContext`. Any other `GITHUB_*` is the user's.
 */
const GITHUB = [
  ...[
    'ACTION',
    'ACTION_PATH',
    'ACTION_REF',
    'ACTION_REPOSITORY',
    'ACTOR',
    'ACTOR_ID',
    'API_URL',
    'BASE_REF',
    'ENV',
  ],
  ...['EVENT_NAME', 'EVENT_PATH', 'GRAPHQL_URL', 'HEAD_REF', 'JOB', 'OUTPUT', 'PATH', 'REF', 'REF_NAME'],
  ...['REF_PROTECTED', 'REF_TYPE', 'REPOSITORY', 'REPOSITORY_ID', 'REPOSITORY_OWNER', 'REPOSITORY_OWNER_ID'],
  ...['RETENTION_DAYS', 'RUN_ATTEMPT', 'RUN_ID', 'RUN_NUMBER', 'SERVER_URL', 'SHA', 'STATE', 'STEP_SUMMARY'],
  ...['TRIGGERING_ACTOR', 'WORKFLOW', 'WORKFLOW_REF', 'WORKFLOW_SHA', 'WORKSPACE', 'ACTIONS'],
];
const RUNNER = [
  ...['ARCH', 'DEBUG', 'ENVIRONMENT', 'NAME', 'OS', 'TEMP', 'TOOL_CACHE', 'TRACKING_ID', 'WORKSPACE'],
];

const NAMES = new Set([...GITHUB.map((name) => `GITHUB_${name}`), ...RUNNER.map((name) => `RUNNER_${name}`)]);

/** Whether a variable is the runner's own. */
export function isRunnerVariable(name: string): boolean {
  return NAMES.has(name);
}

/**
 * How each shell asks what could stand next: by `savepoint completion SHELL -- WORDS`, so that a script never goes out of date.
 * The answer's first line is `words`, `files` or `folders`; one candidate a line follows, with a tab and its meaning.
 */

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type CompletingShell = (typeof SHELLS)[number];

/** The script to be loaded by a shell. */
export const SCRIPTS: Readonly<Record<CompletingShell, string>> = {
  // The bash of macOS has neither compopt nor nosort.
  bash: `# Completion of savepoint for bash. In ~/.bashrc:  eval "$(savepoint completion bash)"
_savepoint() {
  local kind= value about
  COMPREPLY=()
  {
    IFS= read -r kind
    while IFS=$'\\t' read -r value about; do
      printf -v value %q "$value"
      COMPREPLY+=("$value")
    done
  } < <("\${COMP_WORDS[0]/#~/$HOME}" completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  case $kind in
    files) compopt -o default 2>/dev/null ;;
    folders) compopt -o dirnames 2>/dev/null ;;
  esac
}
complete -o nosort -F _savepoint savepoint 2>/dev/null || complete -F _savepoint savepoint
`,
  zsh: `#compdef savepoint
# Completion of savepoint for zsh. In ~/.zshrc, after compinit:  source <(savepoint completion zsh)
_savepoint() {
  local line
  local -a answer values shown
  answer=("\${(@f)$("\${words[1]/#\\~/$HOME}" completion zsh -- "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
  for line in "\${(@)answer[2,-1]}"; do
    values+=("\${line%%$'\\t'*}")
    shown+=("\${line%%$'\\t'*}  \${line#*$'\\t'}")
  done
  (( $#values )) && compadd -V savepoint -l -d shown -a values && return
  case $answer[1] in
    files) _files ;;
    folders) _files -/ ;;
  esac
}
if [[ $funcstack[1] == _savepoint ]]; then _savepoint "$@"; else compdef _savepoint savepoint; fi
`,
  fish: `# Completion of savepoint for fish. In ~/.config/fish/config.fish:  savepoint completion fish | source
function __savepoint_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l answer ($words[1] completion fish -- $words[2..-1] "$current" 2>/dev/null)
    if set -q answer[2]
        printf '%s\\n' $answer[2..-1]
    else if test "$answer[1]" = files
        __fish_complete_path "$current"
    else if test "$answer[1]" = folders
        __fish_complete_directories "$current"
    end
end
complete -c savepoint -f -k -a '(__savepoint_complete)'
`,
};

@echo off
rem Opens saved matches of Engawa with the program in this folder, for the present account only.
reg add "HKCU\Software\Classes\.{{.Suffix}}" /ve /d "{{.WindowsType}}" /f >nul
reg add "HKCU\Software\Classes\.{{.Suffix}}" /v "Content Type" /d "{{.MIME}}" /f >nul
reg add "HKCU\Software\Classes\{{.WindowsType}}" /ve /d "{{.First.FileType}}" /f >nul
reg add "HKCU\Software\Classes\{{.WindowsType}}\DefaultIcon" /ve /d "%~dp0{{.Name}}.exe,0" /f >nul
reg add "HKCU\Software\Classes\{{.WindowsType}}\shell\open\command" /ve /d "\"%~dp0{{.Name}}.exe\" \"%%1\"" /f >nul
